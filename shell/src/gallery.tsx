import { Gallery } from '@appling/ui/gallery';

export default function GalleryPage() {
  return <Gallery />;
}
