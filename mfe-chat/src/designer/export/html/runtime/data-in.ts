export const dataIn = <Data>(id: string): Data =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data;
