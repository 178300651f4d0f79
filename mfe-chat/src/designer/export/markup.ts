const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** XML rejects these even as entities: control characters except white space, lone surrogates, two non-characters. */
const notInXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(notInXml, '');
