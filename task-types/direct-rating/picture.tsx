import { PictureBox, PictureLine, PictureScale } from "../picture-parts";

/** One text above a scale. */
export function DirectRatingPicture() {
  return (
    <>
      <PictureBox x={16} y={16} w={240} h={72} />
      <PictureLine x={28} y={32} w={200} />
      <PictureLine x={28} y={48} w={214} />
      <PictureLine x={28} y={64} w={120} />
      <PictureScale y={106} count={5} on={3} />
    </>
  );
}
