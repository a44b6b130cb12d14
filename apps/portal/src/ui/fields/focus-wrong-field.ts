/** A tab with the fields may have to load first. */
const maxFrames = 30;

/**
 * Focuses the first field marked as invalid, once rendered.
 * @returns the messages that are visible on the page
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

/** Whether a field's description, or the group around it, contains a message. */
function describes(field: HTMLElement, message: string): boolean {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return described.includes(message) || Boolean(field.parentElement?.parentElement?.textContent?.includes(message));
}
