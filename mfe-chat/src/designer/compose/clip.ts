export const clip = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
