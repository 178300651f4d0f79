const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Controls other than white space, halves of a surrogate pair and two non-characters: XML refuses them, even as entities. */
const notInXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(notInXml, '');
