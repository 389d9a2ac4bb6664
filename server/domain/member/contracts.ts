import { z } from "zod";
import { defaultLanguage } from "@/server/domain/language/interface-languages";
import { organizerLanguages } from "@/server/domain/language/organizer-languages";
import { createAccountInput } from "@/server/domain/organizer/contracts";
import { projectInput } from "@/server/domain/project/contracts";
import { roles } from "@/server/domain/project/project";

const role = z.enum(roles);

/** Accounts keep emails in lower case. */
const email = z.email().max(200).toLowerCase();

/** Somebody who may see a project. */
const listedMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.iso.datetime(),
  /** To within minutes; null for somebody who has not signed in since this is noted. */
  lastActiveAt: z.iso.datetime().nullable(),
  hasTwoFactor: z.boolean(),
  /** Whether it is the person who asks. */
  isSelf: z.boolean(),
});
export type ListedMember = z.infer<typeof listedMember>;

/** An invitation that nobody has used; its link is known only to the person who made it. */
const listedMemberInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether its link does not work any more. */
  isExpired: z.boolean(),
});
export type ListedMemberInvitation = z.infer<typeof listedMemberInvitation>;

/** Owners first, then by name; invitations in the order in which they were made. */
export const memberList = z.object({
  /** Whether the server can send links by mail. */
  canMail: z.boolean(),
  members: z.array(listedMember),
  invitations: z.array(listedMemberInvitation),
});
export type MemberList = z.infer<typeof memberList>;

const newMember = z.object({ email, role });
export type NewMember = z.infer<typeof newMember>;
/** Whether the link is also sent to the person, which needs a mail server. */
const byMail = z.boolean().default(false);
/** The language of the mail with a link, as a program says it; a browser has one of its own. */
export const mailLanguage = z.enum(organizerLanguages).default(defaultLanguage);
export const inviteMemberInput = projectInput.extend({ ...newMember.shape, byMail });

/** A link that works once, told once. */
export const memberLink = z.object({
  email: z.string(),
  token: z.string(),
  expiresAt: z.iso.datetime(),
  isMailed: z.boolean(),
});
export type MemberLink = z.infer<typeof memberLink>;

export const memberInvitationInput = projectInput.extend({ invitationId: z.string().max(100) });
export const renewMemberLinkInput = memberInvitationInput.extend({ byMail });
export const memberInput = projectInput.extend({ userId: z.string().max(100) });
export const memberRoleInput = memberInput.extend({ role });

export const memberTokenInput = z.object({ token: z.string().min(1).max(200) });
export type MemberTokenInput = z.infer<typeof memberTokenInput>;

/** What an invitation offers to the person who opens its link. */
export const openMemberInvitation = z.object({
  projectName: z.string(),
  role,
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether somebody can sign in with this email already. */
  hasAccount: z.boolean(),
});
export type OpenMemberInvitation = z.infer<typeof openMemberInvitation>;

export const invitedAccountInput = createAccountInput.omit({ email: true });
export type InvitedAccountInput = z.infer<typeof invitedAccountInput>;

/** The address of the project that somebody has become a member of. */
export const joinedAsMember = z.object({ project: z.string(), email: z.string() });
export type JoinedAsMember = z.infer<typeof joinedAsMember>;

/** What the activity says of a change of members: to whom it happened, and the role before and after. */
export const memberEventData = z.object({
  /** The name of a member, or the email of somebody invited. */
  whom: z.string(),
  from: role.nullable(),
  to: role.nullable(),
});
export type MemberEventData = z.infer<typeof memberEventData>;
