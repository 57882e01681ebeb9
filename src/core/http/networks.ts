import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = parseNetworks('127.0.0.0/8, ::1');
let last: { list: string; networks: BlockList | undefined } | undefined;

/**
 * Reads a list of addresses and networks: `127.0.0.1, 10.0.0.0/8, fd00::/8`. It is parsed again only when it has
 * changed, because every request reads it.
 * @returns undefined if any entry of the list is neither
 */
export function readNetworks(list: string): BlockList | undefined {
  if (last?.list !== list) last = { list, networks: parseNetworks(list) };
  return last.networks;
}

function parseNetworks(list: string): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits, ...rest] = entry.split('/');
    const isWhole = bits === undefined;
    if (!isIP(address) || rest.length > 0 || !(isWhole || /^\d{1,3}$/.test(bits))) return undefined;
    const longest = isIPv6(address) ? 128 : 32;
    const length = isWhole ? longest : Number(bits);
    // A network of everybody would let anyone name an address of their own in X-Forwarded-For.
    if (length > longest || length === 0) return undefined;
    networks.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/** Whether a text is an address that belongs to one of the networks. */
export function isIn(networks: BlockList | undefined, address: string): boolean {
  return isIP(address) !== 0 && networks !== undefined && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether an address belongs to this machine. */
export function isLoopback(address: string): boolean {
  return isIn(loopback, address);
}

/** Whether a name or an address, as it stands in a URL or a setting, is this machine's own. */
export function isOwnHost(host: string): boolean {
  return /^([^.]+\.)*localhost$/i.test(host) || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}

/** The address in an entry of X-Forwarded-For, which may also contain a port; undefined if it is not an address. */
export function addressIn(entry: string): string | undefined {
  const bare = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry.trim());
  const address = bare?.[1] ?? bare?.[2] ?? entry.trim();
  return isIP(address) ? address : undefined;
}
