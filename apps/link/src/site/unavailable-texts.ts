/** Where there is nothing to show. */
export const unavailableTexts = {
  closed: {
    title: 'This page is not available',
    text: 'It may have been closed, or its address is not complete. Please ask the sender of the link for a new one.',
  },
  ended: {
    title: 'This page is not available',
    text: 'Your visit has ended. Please open your link again, or ask for a new one.',
  },
  elsewhere: {
    title: 'Your visit continues in another tab',
    text: 'You can close this one.',
  },
} as const;
