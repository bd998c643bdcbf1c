/** Resolves when an element with this id is on the page, or after 10 s. */
export async function whenThere(id: string): Promise<void> {
  for (let tries = 0; tries < 100 && !document.getElementById(id); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
