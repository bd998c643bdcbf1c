/** The signed note as a page. @param links kind and payload of each link, in order */
export function notePage(links: readonly { kind: string; payload: unknown }[]): string;
