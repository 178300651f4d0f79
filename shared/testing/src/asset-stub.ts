export default 'asset.svg';
