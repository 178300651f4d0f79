import { Download } from 'lucide-react';
import type { StageContent } from './steps.content';

export function ExportSheet({ title, rows }: StageContent['export']) {
  return (
    <div className="steps-sheet">
      <p>
        {title}
        <Download />
      </p>
      {rows.map(({ name, format }) => (
        <p key={format}>
          {name} <span>{format}</span>
        </p>
      ))}
    </div>
  );
}
