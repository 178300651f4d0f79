const ADVICE = new Map([
  ['NoSuchBucket', 'There is no such bucket: check the name, the region and the account.'],
  ['AccessDenied', 'These keys may not do this: they need to read, write, list and delete here.'],
  ['InvalidAccessKeyId', 'The service does not know this key: check AWS_ACCESS_KEY_ID.'],
  ['SignatureDoesNotMatch', 'The secret does not fit the key: check AWS_SECRET_ACCESS_KEY.'],
  [
    'CredentialsProviderError',
    'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
]);

export function explainS3(target: string, error: unknown): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const advice =
    ADVICE.get(name) ?? 'Check network, address and keys, and run the same command again.';
  return new Error(`${target} answered ${name}: ${message} ${advice}`, { cause: error });
}
