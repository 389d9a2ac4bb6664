import { PictureCell, PictureLine } from "../picture-parts";

/** Words beside a matrix of places. */
export function TargetRankingPicture() {
  return [20, 46, 72, 98, 124].map((y, at) => (
    <g key={y}>
      <PictureLine x={16} y={y + 2} w={[70, 52, 80, 60, 66][at] ?? 60} />
      {[0, 1, 2, 3, 4].map((place) => (
        <PictureCell
          key={place}
          x={116 + place * 29}
          y={y - 6}
          w={22}
          h={20}
          on={place === [2, 0, 4, 1, 3][at]}
        />
      ))}
    </g>
  ));
}
