/** The data that an element of the file holds as JSON. */
export const dataIn = <Data>(id: string): Data =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data;
