import { I18nProvider } from '@lingui/react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './app.css';

export default function Root() { return <html lang="en"><head><meta charSet="utf-8"/><Meta/><Links/></head><body><Outlet/><ScrollRestoration/><Scripts/></body></html>; }
