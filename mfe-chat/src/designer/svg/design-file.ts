export interface DesignFile {
  path: string;
  content: string;
}
