interface IconProps {
  /** Read out in its place; without it the sign is only seen. */
  readonly label?: string;
  readonly size?: number;
}

/** A sign of one line, 24 by 24, in the colour of the text around it. */
/* @__NO_SIDE_EFFECTS__ */
function icon(path: string) {
  return function Icon({ label, size = 20 }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" style={{ flex: 'none' }}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const CalendarIcon = icon('M4.5 6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM4.5 9.5h15M8.5 2.8v3.4M15.5 2.8v3.4M8.3 13.2h.01M12 13.2h.01M15.7 13.2h.01M8.3 16.5h.01M12 16.5h.01');
export const BasketIcon = icon('M3.5 10h17l-1.6 8.2a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6zM7.5 10l3-5.8M16.5 10l-3-5.8M9.5 13.5v3M14.5 13.5v3');
export const CameraIcon = icon('M3.5 8.5a2 2 0 0 1 2-2h2.2l1.3-2h6l1.3 2h2.2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM12 16.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z');
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2');
export const EyeIcon = icon('M2.8 12s3.4-6.3 9.2-6.3 9.2 6.3 9.2 6.3-3.4 6.3-9.2 6.3S2.8 12 2.8 12zM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z');
export const EyeOffIcon = icon('M9.9 6a8.5 8.5 0 0 1 2.1-.3c5.8 0 9.2 6.3 9.2 6.3a15.6 15.6 0 0 1-2.6 3.3M14.2 14.2a3 3 0 0 1-4.3-4.3M6.5 7.6A15.4 15.4 0 0 0 2.8 12s3.4 6.3 9.2 6.3a8.6 8.6 0 0 0 4.3-1.2M3.5 3.5l17 17');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const CheckIcon = icon('M5 12.8l4.3 4.2L19 7.2');
export const ChevronDownIcon = icon('M6.5 9.5l5.5 5.5 5.5-5.5');
export const PlayIcon = icon('M8.5 5.8v12.4l9.7-6.2z');
export const ExternalIcon = icon('M13.5 4.5h6v6M19 5l-8.2 8.2M17.5 14v3.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2H10');
export const WarningIcon = icon('M12 8v5M12 16.3h.01M10.3 4.3L3 17.2a2 2 0 0 0 1.7 3h14.6a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z');
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 7.8h.01');
export const PotIcon = icon('M5 10.5h14v6.3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.8 12.5H5M19 12.5h2.2M9 4.2c-1 1 1 2 0 3.2M13 4.2c-1 1 1 2 0 3.2');
export const PeopleIcon = icon('M9 11.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.2c.4-3.3 2.8-5.2 6-5.2s5.6 1.9 6 5.2M15.5 5a3.1 3.1 0 0 1 0 6M17.3 14.3c2.1.6 3.4 2.3 3.7 4.9');
export const ClockHistoryIcon = icon('M3.7 12a8.3 8.3 0 1 0 2.6-6L3.7 8.4M3.7 4.2v4.2h4.2M12 7.8V12l2.8 1.8');
export const MenuIcon = icon('M4 7.5h16M4 12h16M4 16.5h16');
export const LeafIcon = icon('M5 19c-.8-8.5 4.2-14 15-14 .4 9.8-5.2 15.2-15 14zM5 19c3-4.2 6-7 10-9.5');
export const HeartIcon = icon('M12 19.8s-7.8-4.5-7.8-10.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 7.8 2.2c0 5.7-7.8 10.2-7.8 10.2zM8 12.5h2.2l1.3-2.5 1.6 4 1-1.5H16');
export const CoinsIcon = icon('M9 13c3 0 5.5-1.3 5.5-3S12 7 9 7s-5.5 1.3-5.5 3S6 13 9 13zM3.5 10v6c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3v-6M3.5 13c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3M14.5 11.9c3.3.3 6-1.1 6-2.9s-2.5-3-5.5-3M20.5 9v6c0 1.6-2.6 2.9-6 2.9');
