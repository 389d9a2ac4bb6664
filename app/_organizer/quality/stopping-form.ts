import type { ProjectSettings } from "@/server/domain/project/project";
import type { PolicyForm } from "../policy-field/policy-form";

/** The form that the rules about gold and those about behaviour share. */
export type StoppingForm = PolicyForm<Pick<ProjectSettings, "stopping" | "goldGrading">>;
