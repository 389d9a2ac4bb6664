import { MovedScreen } from "@/app/_organizer/project-shell/moved-screen";

/** Where the settings of the task stood until they got screens of their own. */
const screens = {
  basics: "/basics",
  instructions: "/instructions",
  consent: "/instructions#consent",
  contact: "/instructions#contact",
  scale: "/scale",
  question: "/scale",
  dimensions: "/scale",
  hits: "/page",
  pay: "/limits#pay",
};

export default async function SetUpMoved({ params }: { params: Promise<{ slug: string }> }) {
  return <MovedScreen project={(await params).slug} screens={screens} first="/basics" />;
}
