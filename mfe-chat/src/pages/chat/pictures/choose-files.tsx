import { Button, type ButtonProps } from '@appling/ui/button';
import { useRef } from 'react';

interface ChooseFilesProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the file input. */
  label: string;
  several?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function ChooseFiles({ label, several, onFiles, ...button }: ChooseFilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        hidden
        multiple={several}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => chooser.current?.click()} />
    </>
  );
}
