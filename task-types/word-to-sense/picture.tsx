import { PictureBox, PictureLine, PictureScale } from "../picture-parts";

/** A word beside the entry of a dictionary, above a scale. */
export function WordToSensePicture() {
  return (
    <>
      <PictureBox x={16} y={30} w={76} h={40} />
      <PictureLine x={30} y={47} w={48} />
      <PictureBox x={104} y={16} w={152} h={72} />
      <PictureLine x={116} y={30} w={60} />
      <PictureLine x={116} y={48} w={126} />
      <PictureLine x={116} y={64} w={90} />
      <PictureScale y={106} count={5} on={2} />
    </>
  );
}
