import { useState } from 'react';

/** Fades from the previous image to the next at the same position. */
export function RedrawnPicture({ url }: { url: string }) {
  const [layers, setLayers] = useState([url]);
  if (layers.at(-1) !== url) setLayers([layers.at(-1)!, url]);
  return layers.map((layer, depth) => (
    <img
      key={layer}
      className={depth > 0 ? 'garden-picture garden-picture-new' : 'garden-picture'}
      src={layer}
      alt=""
      width={390}
      height={844}
      loading="lazy"
      draggable={false}
      onAnimationEnd={() => setLayers([layer])}
    />
  ));
}
