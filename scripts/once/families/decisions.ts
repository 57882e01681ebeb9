/** What was decided where the three sets of families meet; `docs/records/families.md` says why. */

/** The three sets call import policy by two names; the authorisation for IT hardware is one part of it. */
export const renamedApprovals: Record<string, string> = { 'import-authorisation': 'import-policy' };

/** Edge families of the first set, which the index shows beside those of their own sector. */
export const movedFamilies: Record<string, string> = {
  refrigerator: 'Cooling and refrigeration',
  'room-air-conditioner': 'Cooling and refrigeration',
  'microwave-oven': 'Kitchen appliances',
  'induction-stove': 'Kitchen appliances',
  'rice-cooker': 'Kitchen appliances',
  'wired-doorbell': 'Electrical accessories and cables',
};

/** Names that the second set found missing in the first. */
export const addedNames = [
  { family: 'refrigerator', language: 'en', text: 'frost free fridge', kind: 'trade' },
  { family: 'refrigerator', language: 'hi-Latn', text: 'bijli wala fridge', kind: 'hinglish' },
];

type Ambiguous = { families: string[]; question: string };

/** Texts whose families stand in several sets, with one question for all of them. */
export const joinedQuestions: Record<string, Ambiguous> = {
  switch: {
    families: ['wall-switch', 'network-switch', 'switch-disconnector'],
    question: 'Wall switch for lights, network switch, or an isolator?',
  },
  notebook: {
    families: ['laptop', 'stationery', 'book-print'],
    question: 'Notebook computer, exercise book, or printed book?',
  },
  tablet: { families: ['tablet', 'medicine'], question: 'Tablet computer, or medicine?' },
  tablets: {
    families: ['tablet', 'medicine', 'food-supplement'],
    question: 'Tablet computers, medicine, or a food supplement?',
  },
  monitor: {
    families: ['monitor', 'baby-monitor', 'hospital-equipment'],
    question: 'Computer monitor, baby monitor, or patient monitor?',
  },
  mixer: {
    families: ['mixer-grinder', 'hand-mixer', 'audio-mixer', 'concrete-machine'],
    question: 'Kitchen mixer, cake hand mixer, sound mixer, or concrete mixer?',
  },
  choke: { families: ['ballast', 'led-driver'], question: 'Ballast of a tube light, or LED driver?' },
  'starter battery': {
    families: ['vehicle-battery', 'jump-starter'],
    question: 'Battery that starts a vehicle, or a jump starter?',
  },
  oven: {
    families: ['microwave-oven', 'otg', 'cooking-range', 'commercial-cooking-range'],
    question: 'Microwave, OTG, built-in oven, or a bakery oven?',
  },
  hub: {
    families: ['usb-hub', 'network-switch', 'zigbee-hub'],
    question: 'USB hub, network hub, or smart home hub?',
  },
  radio: { families: ['radio-set', 'walkie-talkie'], question: 'Broadcast radio set, or two-way radio?' },
  freez: { families: ['refrigerator', 'deep-freezer'], question: 'Refrigerator, or deep freezer?' },
  chhatri: { families: ['antenna', 'tarpaulin'], question: 'Dish antenna, or umbrella?' },
  cable: {
    families: [
      'house-wire',
      'pvc-power-cable',
      'xlpe-cable',
      'usb-cable',
      'hdmi-cable',
      'network-cable',
      'optical-fibre-cable',
      'solar-dc-cable',
    ],
    question: 'House wire, power cable, or a cable for USB, picture, network, fibre or solar?',
  },
  inverter: {
    families: ['home-inverter', 'solar-offgrid-inverter', 'power-converter', 'welding-machine'],
    question: 'Home inverter for backup, solar inverter, motor drive, or inverter welding machine?',
  },
  sensor: {
    families: ['proximity-sensor', 'zigbee-hub', 'burglar-alarm', 'environment-sensor', 'solar-light-sensor'],
    question: 'What does it sense, and does it send by radio?',
  },
  chain: {
    families: ['roller-chain', 'hoist', 'gold-jewellery', 'imitation-jewellery', 'sewing-trim'],
    question: 'Drive chain, chain hoist, jewellery, or a zip?',
  },
  chulha: {
    families: ['lpg-stove', 'induction-stove', 'coil-stove', 'biomass-stove', 'kerosene-stove', 'png-stove'],
    question: 'Gas, induction, electric coil, wood or charcoal, or kerosene?',
  },
  lighter: {
    families: ['lighter', 'kitchen-gas-lighter', 'utility-lighter'],
    question: 'Pocket lighter, gas stove lighter, or a long utility lighter with flame?',
  },
  rod: {
    families: [
      'mild-steel-bar',
      'welding-rod',
      'immersion-rod',
      'bright-bar',
      'stainless-steel-bar',
      'copper-rod-strip',
      'aluminium-section',
      'brass-rod',
    ],
    question: 'A metal bar (of which metal?), a welding rod, or an immersion heater?',
  },
  scooter: {
    families: ['motor-vehicle', 'e-transporter', 'ride-on-toy'],
    question: "Registered two-wheeler, standing e-scooter, or a child's kick scooter?",
  },
  bra: { families: ['garment', 'carrier-router'], question: 'The garment, or a broadband remote access server?' },
  'stainless steel bottle': {
    families: ['metal-water-bottle', 'vacuum-flask'],
    question: 'A bottle with one wall, or an insulated one?',
  },
  'steel bottle': {
    families: ['metal-water-bottle', 'vacuum-flask'],
    question: 'A bottle with one wall, or an insulated one?',
  },
  switchgear: {
    families: ['mccb', 'mcb', 'contactor', 'switch-disconnector', 'lt-panel', 'ht-switchgear'],
    question: 'A breaker, contactor or isolator up to 1,000 V, a panel, or high-voltage switchgear?',
  },
  'mini computer': { families: ['mini-pc', 'mainframe'], question: 'A small PC, or a minicomputer of a data centre?' },
  tape: {
    families: ['adhesive-sealant', 'insulating-tape', 'measuring-tape', 'sewing-trim'],
    question: 'Adhesive, electrical, measuring, or woven tape for clothes?',
  },
};

/** Rules that two sets have with different conditions or effects: whose condition the joined rule takes. */
export const joinedRules: Record<string, 'first' | 'own' | 'apart'> = {
  'isi-cord-set-with-appliance': 'first',
  'isi-dry-cells-with-appliance': 'apart',
  'crs-lithium-battery-in-appliance': 'first',
  'crs-nickel-battery-in-appliance': 'first',
  'crs-adapter-with-appliance': 'first',
  'epr-battery-in-appliance': 'first',
  'epr-battery-none-appliance': 'first',
  'epr-plastic-appliance-packing': 'first',
  'lmpc-appliance-consumer-pack': 'first',
  'consumer-pack-lmpc': 'first',
  'cdsco-appliance-medical-claim': 'apart',
  'import-used-appliance': 'apart',
  'cmvr-vehicle-part-machine': 'first',
  'vehicle-part-approval': 'own',
  'charger-or-lithium-in-other-goods': 'first',
  'legal-metrology-model-meters': 'apart',
  'measure-model-approval': 'own',
};
/** Rules that repeat one of the second set rather than one of the first. */
export const otherTwins: Record<string, string> = { 'measure-model-approval': 'legal-metrology-model-meters' };

/** Scopes that reached too far, and what their rule leaves out. */
export const exceptions: Record<string, { 'except-families'?: string[]; 'except-groups'?: string[] }> = {
  'cdsco-no-medical-claim': { 'except-families': ['cosmetic'] },
  'epr-plastic-no-plastic': { 'except-groups': ['Packaging'] },
};

/** Price floors: below them the import is not allowed at all. */
export const prohibitions = ['lighter-price-floor', 'screw-price-floor'];
