import { z } from "zod";

/** An address that mail is sent to, alike however its letters were typed. */
export const mailAddress = z.string().trim().toLowerCase().pipe(z.email().max(200));
