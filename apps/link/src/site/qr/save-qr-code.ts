const cellPx = 12;

/** Saves the QR code as an image. */
export function saveQrCode(data: readonly (readonly boolean[])[], quiet: number): void {
  const size = (data.length + 2 * quiet) * cellPx;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect((x + quiet) * cellPx, (y + quiet) * cellPx, cellPx, cellPx);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = 'manage-your-accounts.png';
  link.click();
}
