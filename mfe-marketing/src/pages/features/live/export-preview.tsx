import { ButtonAnchor } from '@appling/ui/button';
import { Download } from 'lucide-react';

interface ExportPreviewProps {
  rows: readonly { name: string; format: string }[];
  sample: { label: string; file: string; image: string };
  code: readonly string[];
  codeLabel: string;
}

export function ExportPreview({ rows, sample, code, codeLabel }: ExportPreviewProps) {
  return (
    <div className="export">
      <ul>
        {rows.map(({ name, format }) => (
          <li key={format}>
            {name} <span>{format}</span>
          </li>
        ))}
      </ul>
      <figure>
        <figcaption>{codeLabel}</figcaption>
        <pre>
          <code>{code.join('\n')}</code>
        </pre>
      </figure>
      <ButtonAnchor
        href={sample.image}
        download={sample.file}
        kind="outline"
        iconStart={<Download aria-hidden="true" />}
      >
        {sample.label}
      </ButtonAnchor>
    </div>
  );
}
