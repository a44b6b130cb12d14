/** Where there is nothing to show. */
export const unavailableTexts = {
  closed: {
    title: 'This page is not available',
    text: 'It may have been closed, or its address is not complete. Please ask whoever sent you the link for a new one.',
  },
  ended: {
    title: 'This page is not available',
    text: 'Your visit has ended. Please open the link that you were sent once more, or ask for a new one.',
  },
  elsewhere: {
    title: 'Your visit goes on in another tab',
    text: 'You can close this one.',
  },
} as const;
