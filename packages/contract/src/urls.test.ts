import { expect, it } from 'vitest';
import { readWebhookUrl } from './urls.ts';

it.each([
  'https://hooks.example.com/smile',
  'HTTPS://hooks.example.com',
  'https://[2606:4700::1111]/',
  'http://localhost:8080/',
  'http://receiver:8080/',
  'http://receiver.local./',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://192.168.1.7/',
  'http://172.31.0.1/',
  'http://[::1]:8080/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[fd00::7]/',
  'http://[FE80::1]/',
])('accepts %s', (text) => expect(readWebhookUrl(text)).toBeInstanceOf(URL));

it.each([
  '',
  'hooks.example.com',
  'ftp://hooks.example.com/',
  'http://hooks.example.com/',
  'http://8.8.8.8/',
  'http://172.32.0.1/',
  'http://10.example.com/',
  'http://[2606:4700::1111]/',
  'http://[::ffff:8.8.8.8]/',
  'http://localhost.example.com/',
  'https://example.com:99999/',
])('rejects %j', (text) => expect(readWebhookUrl(text)).toBeNull());
