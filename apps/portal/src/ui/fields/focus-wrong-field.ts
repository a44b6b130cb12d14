/** A tab with the fields may load first. */
const maxFrames = 30;

/**
 * Focuses the first marked field of the page once it is drawn.
 * @returns those of the messages that the page shows
 */
export function focusWrongField(messages: readonly string[]): Promise<string[]> {
  return new Promise((done) => {
    let frames = 0;
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
      const shown = messages.filter((message) => fields.some((field) => describes(field, message)));
      frames += 1;
      if (shown.length < messages.length && frames < maxFrames) return void requestAnimationFrame(look);
      const first = fields.find((field) => messages.some((message) => describes(field, message)));
      first?.focus();
      first?.scrollIntoView?.({ block: 'center' });
      done(shown);
    };
    requestAnimationFrame(look);
  });
}

/** Whether the description of a field, or the group around it, has a message. */
function describes(field: HTMLElement, message: string): boolean {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return described.includes(message) || Boolean(field.parentElement?.parentElement?.textContent?.includes(message));
}
