import { SmileLinkButton } from '@smile/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const linkUrl = import.meta.env.VITE_SMILE_LINK_URL ?? 'http://localhost:3001';

async function getToken() {
  const response = await fetch('/api/create_link_token');
  const token = await response.json();
  if (!response.ok) throw new Error(token.message);
  return token.accessToken;
}

function ConnectPage() {
  const [lines, setLines] = useState([]);
  const show = (name) => (event) => setLines((before) => [...before, `${name} ${JSON.stringify(event)}`]);
  const link = {
    linkUrl,
    getToken,
    onAccountCreated: show('onAccountCreated'),
    onAccountConnected: show('onAccountConnected'),
    onAccountRemoved: show('onAccountRemoved'),
    onAccountError: show('onAccountError'),
    onClose: show('onClose'),
    onError: (error) => show('error')(error.message),
  };
  return (
    <>
      <h1>Connect an account</h1>
      <SmileLinkButton link={link}>Connect</SmileLinkButton>
      <h2>What the widget told this page</h2>
      <pre role="log" aria-label="Events">
        {lines.join('\n')}
      </pre>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ConnectPage />
  </StrictMode>,
);
