/** How a moment in milliseconds since 1970 leaves the server: ISO 8601 in UTC. */
export function isoInstant(ms: number): string {
  return new Date(ms).toISOString();
}
