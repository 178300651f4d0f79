/** @throws {Error} when the file cannot be fetched, or the signal's reason */
export async function bytesAt(
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`A font could not be fetched (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}
