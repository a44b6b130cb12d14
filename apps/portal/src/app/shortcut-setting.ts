/** Belongs to the device: whoever speaks to the browser, or whose hand slips, turns the keys without a modifier off. */
const shortcutSettingName = 'shortcut-keys';

export function areKeysOn(): boolean {
  return localStorage.getItem(shortcutSettingName) !== 'off';
}

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(shortcutSettingName);
  else localStorage.setItem(shortcutSettingName, 'off');
}
