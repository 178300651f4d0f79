export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const sizeOf = (content: Blob): string => `${kilobytes.format(content.size / 1000)} kB`;
