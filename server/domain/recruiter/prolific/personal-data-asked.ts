/** Words by which a text asks people for what identifies them, in the languages that annotators' pages have. */
const asks: readonly RegExp[] = [
  /\b(?:your|enter|give|type|provide|state)\s+(?:your\s+)?(?:full |first |last |real )?name\b/i,
  /\b(?:your|enter|give|type|provide)\s+(?:your\s+)?(?:e-?mail|phone|telephone|address|date of birth|birthday|postcode|zip code|initials)\b/i,
  /\b(?:ihren?|deinen?)\s+(?:vor|nach)?(?:namen?|e-?mail|adresse|telefonnummer|geburtsdatum)\b/i,
  /\b(?:su|tu)\s+(?:nombre|correo|teléfono|dirección|fecha de nacimiento)\b/i,
  /\b(?:votre|ton)\s+(?:nom|prénom|e-?mail|adresse|numéro de téléphone|date de naissance)\b/i,
  /\b(?:seu|sua)\s+(?:nome|e-?mail|telefone|endereço|data de nascimento)\b/i,
  /\b(?:il tuo|la tua|il suo|la sua)\s+(?:nome|cognome|e-?mail|telefono|indirizzo|data di nascita)\b/i,
];

/** The first words of a text that seem to ask for a name, an address or the like; null where none do. */
export function personalDataAsked(text: string): string | null {
  for (const ask of asks) {
    const found = ask.exec(text);
    if (found !== null) return found[0].replace(/\s+/g, " ");
  }
  return null;
}
