import { useEffect, useState } from 'react';
import { findImage } from './own-images';

export function OwnThumbnail({ id }: { id: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    findImage(id).then(
      (found) => isWanted && setAddress(found?.image),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return address === undefined ? <i /> : <img src={address} alt="" />;
}
