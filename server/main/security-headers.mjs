/** What every answer to a browser carries, whoever gives it. @type {readonly { key: string, value: string }[]} */
export const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** Of what is shown in no frame. @type {{ key: string, value: string }} */
export const unframed = { key: "X-Frame-Options", value: "DENY" };
