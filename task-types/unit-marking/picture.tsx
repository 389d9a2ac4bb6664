import { PictureBox, PictureCell, PictureLine } from "../picture-parts";

/** Two texts, in each a marked place, with the list of units beside them. */
export function UnitMarkingPicture() {
  return (
    <>
      {[16, 104].map((x) => (
        <PictureBox key={x} x={x} y={14} w={80} h={124} />
      ))}
      {[30, 50, 70, 90].map((y) => (
        <PictureLine key={y} x={24} y={y} w={60} />
      ))}
      {[30, 50, 70].map((y) => (
        <PictureLine key={y} x={112} y={y} w={56} />
      ))}
      <rect x="24" y="58" width="40" height="3" fill="var(--accent)" />
      <rect x="126" y="38" width="42" height="3" fill="var(--accent)" />
      <PictureCell x={194} y={14} w={62} h={30} on />
      <PictureCell x={194} y={52} w={62} h={30} />
      <PictureCell x={194} y={90} w={62} h={30} />
    </>
  );
}
