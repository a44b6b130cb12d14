import { ScreenLayout } from '../ui/screen-layout.tsx';

/** For a person who opens the frame's address by itself. */
export function StandaloneScreen() {
  return (
    <main>
      <ScreenLayout isCentered title="Nothing to connect here">
        <p>This window opens inside the page or app that asks for your records. Please start from there.</p>
      </ScreenLayout>
    </main>
  );
}
