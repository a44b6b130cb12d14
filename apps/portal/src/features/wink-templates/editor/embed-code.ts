interface EmbedInput {
  linkUrl: string;
  userToken: string;
  templateId: string;
}

/** Page code that opens the widget. */
export function buildEmbedCode({ linkUrl, userToken, templateId }: EmbedInput): string {
  return `<script src="${linkUrl}/v2/smile.v2.js"></script>
<script>
  const modal = new SmileLinkModal({
    userToken: '${userToken}',
    templateId: '${templateId}',
    onAccountConnected: ({ accountId, userId, providerId }) => {},
    onClose: ({ reason }) => {},
  });
  modal.open();
</script>`;
}
