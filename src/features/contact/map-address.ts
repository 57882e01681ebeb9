type Place = { latitude: number; longitude: number };

/** How far the map reaches from its middle, in degrees. */
const reach = { latitude: 0.006, longitude: 0.011 };

/** The page of the place on OpenStreetMap. */
export function mapPageAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The map of the place that OpenStreetMap offers for frames. */
export function mapFrameAddress({ latitude, longitude }: Place): URL {
  const west = (longitude - reach.longitude).toFixed(5);
  const south = (latitude - reach.latitude).toFixed(5);
  const east = (longitude + reach.longitude).toFixed(5);
  const north = (latitude + reach.latitude).toFixed(5);
  const query = new URLSearchParams({
    bbox: [west, south, east, north].join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return new URL(`https://www.openstreetmap.org/export/embed.html?${query}`);
}
