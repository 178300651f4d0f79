declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module 'sonner/dist/styles.css' {
  const url: string;
  export default url;
}
declare module '*.css';
declare module 'react-refresh/runtime';
declare module '*.pdf' {
  const url: string;
  export default url;
}
declare module '*.zip' {
  const url: string;
  export default url;
}
declare module '*.ics' {
  const url: string;
  export default url;
}
declare module '*.ttf' {
  const url: string;
  export default url;
}
declare module '*.txt' {
  const url: string;
  export default url;
}
declare module '*.woff' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*/LICENSE' {
  const url: string;
  export default url;
}
