import { PictureBox, PictureLine, PictureScale } from "../picture-parts";

/** Two texts above one scale. */
export function PairRatingPicture() {
  return (
    <>
      <PictureBox x={16} y={16} w={116} h={76} />
      <PictureBox x={140} y={16} w={116} h={76} />
      <PictureLine x={26} y={30} w={94} />
      <PictureLine x={26} y={46} w={70} />
      <PictureLine x={150} y={30} w={82} />
      <PictureLine x={150} y={46} w={94} />
      <PictureLine x={150} y={62} w={50} />
      <PictureScale y={108} count={6} on={4} />
    </>
  );
}
