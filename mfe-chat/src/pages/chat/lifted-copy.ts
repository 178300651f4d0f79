/** Shows a copy of the element at the pointer, and a line at the drop position. */
export function showDragPreview(element: HTMLElement, x: number, y: number) {
  const from = element.getBoundingClientRect();
  const scale = from.width / (element.offsetWidth || from.width || 1);
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'data-id', 'data-component', 'role', 'tabindex'])
    ghost.removeAttribute(name);
  ghost.className = 'chat-lifted';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { margin: '0', width: `${from.width / scale}px` });
  const line = document.createElement('i');
  line.className = 'chat-drop-line';
  line.hidden = true;
  document.body.append(ghost, line);
  element.classList.add('chat-lifted-from');
  return {
    follow: (toX: number, toY: number) => {
      ghost.style.transform = `translate(${from.left + toX - x}px, ${from.top + toY - y}px) scale(${scale})`;
    },
    /** In px of the window; undefined hides the line. */
    showLine: (box?: { left: number; top: number; width: number; height: number }) => {
      line.hidden = !box;
      if (box)
        for (const key of ['left', 'top', 'width', 'height'] as const)
          line.style[key] = `${box[key]}px`;
    },
    end: () => {
      ghost.remove();
      line.remove();
      element.classList.remove('chat-lifted-from');
    },
  };
}
