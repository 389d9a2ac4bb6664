import { MovedScreen } from "@/app/_organizer/project-shell/moved-screen";

/** Where the rules of quality stood until they got screens of their own. */
const screens = {
  "gold-in-work": "/gold#gold-in-work",
  stopping: "/rules#stopping",
  behaviour: "/rules#behaviour",
  qualification: "/people#qualification",
  eligibility: "/people#eligibility",
  limits: "/limits#limits",
  sharing: "/limits#assignment",
};

export default async function QualityMoved({ params }: { params: Promise<{ slug: string }> }) {
  return <MovedScreen project={(await params).slug} screens={screens} first="/rules" />;
}
