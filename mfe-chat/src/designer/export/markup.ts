const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Control characters have no place in XML, not even as entities. */
export const escape = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
    // oxlint-disable-next-line no-control-regex -- these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
