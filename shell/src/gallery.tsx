import { Gallery } from '@appling/shared/ui/gallery';

export default function GalleryPage() {
  return <Gallery />;
}
