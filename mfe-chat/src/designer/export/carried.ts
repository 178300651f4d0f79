/** The exported project contains its design under this name, so that the chat can open it again. */
export const CARRIED_FILE = 'appling.design.json';
