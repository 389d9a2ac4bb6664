import { redirect } from "next/navigation";

/** The list of projects sends on to the sign-in whoever is not signed in. */
export default function HomePage() {
  redirect("/projects");
}
